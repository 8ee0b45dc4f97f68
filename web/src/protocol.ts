// Generated from podziemia/table/wire by tools/protocol. 2df821bc39372b57272ac827879fc2bc51af7f5b50456257e08ac20e9145b05e
/* eslint-disable */
/**
 * Something on one side of a square; from either of the two squares it is the same.
 *
 * @minItems 4
 */
export type Edge = [number, number, 'e' | 'n' | 's' | 'w', string];
/**
 * A square within reach: what it costs, and the square before it; none: from outside.
 *
 * @minItems 4
 */
export type Reached = [number, number, number, [number, number] | null];
/**
 * Anything that lies on the table.
 */
export type AnyPiece = Text | Card | Token | Figure | Grid | Track | Die | Panel | Zone;
/**
 * What the browser says.
 */
export type ClientMessage =
  | Hello
  | Look
  | Choose
  | AskOffer
  | Undo
  | AskTakeback
  | AnswerTakeback
  | Resign
  | Instruct
  | HandOver
  | Nudge
  | Speak
  | Say;
/**
 * What the table says.
 */
export type ServerMessage =
  Welcome | Position | Difference | Changed | Said | Accepted | Offered | Refused | Goodbye;

/**
 * A card or figure, for looking it up: names and texts per language, numbers, rules.
 */
export interface CardInfo {
  id: string;
  kind: string;
  names: {
    [k: string]: string;
  };
  texts: {
    [k: string]: string;
  };
  facts: {
    [k: string]: string | number | boolean | null;
  };
  rules: string[];
}
/**
 * For questions of one kind, when these facts hold, choose the option with these fields.
 *
 *     Instructions are tried in order; the first that fits and is offered is the answer.
 */
export interface Instruction {
  prompt: string;
  choose: {
    [k: string]: string | number | boolean | string[] | null;
  };
  when?: {
    [k: string]: string | number | boolean | null;
  };
}
/**
 * How a match ended: who has won, by which rule, and how well everybody did.
 *
 *     Nobody wins a match that is lost. Places (1 is best) and scores are there for every seat, or
 *     for none where they mean nothing.
 */
export interface Outcome {
  winners: number[];
  rule: string;
  places: number[];
  scores: {
    [k: string]: number;
  }[];
}
/**
 * The rules of a game in one language.
 */
export interface Rulebook {
  title: string;
  introduction: string;
  sections: Section[];
  rules: {
    [k: string]: string;
  };
}
/**
 * One section: its id and title, its Markdown without the heading, and its rules by id.
 */
export interface Section {
  id: string;
  title: string;
  markdown: string;
  rules: {
    [k: string]: string;
  };
}
/**
 * An option as its seat sees it: in words, with what it does now and the pieces it touches.
 */
export interface Offer {
  words: Words;
  refs?: string[];
  effect?: Words | null;
  leads?: string[];
  becomes?: {
    [k: string]: number;
  };
  tells?: {
    [k: string]: Words;
  };
  warning?: Words | null;
  closes?: Words | null;
  lasting?: Lasting[];
  idle?: boolean;
  more?: boolean;
}
/**
 * A message id and its facts: text in any language.
 */
export interface Words {
  message: string;
  about?: {
    [k: string]: string | number | boolean | null;
  };
}
/**
 * A way to go on passing: every question that offers a pass with the same end is passed.
 */
export interface Lasting {
  words: Words;
  until: string;
}
/**
 * Everything a seat sees, from the top of the table to the bottom.
 */
export interface Scene {
  title: Words;
  pieces: (Text | Card | Token | Figure | Grid | Track | Die | Panel | Zone)[];
  seat?: number | null;
  facts?: {
    [k: string]: string | number | boolean | null;
  };
}
/**
 * Words on the table.
 */
export interface Text {
  type: 'text';
  id: string;
  facts?: {
    [k: string]: string | number | boolean | null;
  };
  words: Words;
}
/**
 * A card: rooms, spells, bosses, heroes, monsters, equipment.
 */
export interface Card {
  type: 'card';
  id: string;
  facts?: {
    [k: string]: string | number | boolean | null;
  };
  name: Words;
  card?: string | null;
  frame?: string;
  picture?: string | null;
  stats?: Stat[];
  text?: Words | null;
  states?: string[];
  below?: string[];
}
/**
 * A number with its picture and its name.
 */
export interface Stat {
  icon: string;
  value: number | string;
  label: Words;
  most?: number | null;
  group?: number | null;
}
/**
 * A marker or counter.
 */
export interface Token {
  type: 'token';
  id: string;
  facts?: {
    [k: string]: string | number | boolean | null;
  };
  name: Words;
  picture: string;
  owner?: number | null;
  badges?: Stat[];
}
/**
 * Somebody who stands somewhere: on a piece, or on squares of a grid.
 */
export interface Figure {
  type: 'figure';
  id: string;
  facts?: {
    [k: string]: string | number | boolean | null;
  };
  name: Words;
  picture: string;
  owner?: number | null;
  badges?: Stat[];
  at?: string | null;
  square?: [number, number] | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  size?: [number, number];
  facing?: ('e' | 'n' | 's' | 'w') | null;
}
/**
 * A board of squares with what lies between them, on them and over them.
 */
export interface Grid {
  type: 'grid';
  id: string;
  facts?: {
    [k: string]: string | number | boolean | null;
  };
  name: Words;
  rows: string[];
  kinds: {
    [k: string]: SquareKind;
  };
  edges?: Edge[];
  edge_kinds?: {
    [k: string]: EdgeKind;
  };
  tiles?: Tile[];
  spots?: Spot[];
  figures?: Figure[];
  layers?: {
    [k: string]: Area | Way | Reach;
  };
  row_names?: string[];
  column_names?: string[];
}
/**
 * What a letter in the rows of a grid means, and how a square of that kind looks.
 */
export interface SquareKind {
  words: Words;
  look?: 'block' | 'danger' | 'floor' | 'rough' | 'sign' | 'water';
}
/**
 * What may lie between two squares, and how it looks.
 */
export interface EdgeKind {
  words: Words;
  look?: 'door' | 'opening' | 'rubble' | 'sketch' | 'wall' | 'water';
}
/**
 * A room or a piece of floor that was laid down, perhaps turned.
 */
export interface Tile {
  type: 'tile';
  id: string;
  facts?: {
    [k: string]: string | number | boolean | null;
  };
  tile: string;
  name: Words;
  /**
   * @minItems 2
   * @maxItems 2
   */
  origin: [number, number];
  rotation?: 0 | 90 | 180 | 270;
  squares?: [number, number, number][];
  picture?: string | null;
}
/**
 * A square of which there is more to say; its piece is `square_id` of it.
 */
export interface Spot {
  /**
   * @minItems 2
   * @maxItems 2
   */
  square: [number, number];
  name?: Words | null;
  card?: string | null;
  picture?: string | null;
  badges?: Stat[];
}
/**
 * A set of squares: fog, what has been seen, a line of sight, the reach of an effect.
 */
export interface Area {
  type: 'area';
  label: Words;
  look: 'area' | 'fog' | 'mark' | 'seen' | 'sight';
  squares?: [number, number, number][];
  of?: string | null;
}
/**
 * Squares in the order in which they were walked.
 */
export interface Way {
  type: 'way';
  label: Words;
  squares?: [number, number][];
  of?: string | null;
}
/**
 * Where a figure can walk, step by step, and so that a way can be traced back.
 */
export interface Reach {
  type: 'reach';
  label: Words;
  of: string;
  events: string[];
  squares?: Reached[];
}
/**
 * A value on a scale: life, torch, souls, rounds.
 */
export interface Track {
  type: 'track';
  id: string;
  facts?: {
    [k: string]: string | number | boolean | null;
  };
  label: Words;
  value: number;
  maximum: number;
  marks?: number[];
  slots?: Slot[];
  icon?: string | null;
}
/**
 * A place on a track: what is printed beside it, and what was written there.
 */
export interface Slot {
  at: number;
  points?: number | null;
  reward?: string | null;
  note?: string;
  taken?: boolean;
}
/**
 * A die that shows a face.
 */
export interface Die {
  type: 'die';
  id: string;
  facts?: {
    [k: string]: string | number | boolean | null;
  };
  kind: string;
  face: string;
  states?: string[];
}
/**
 * A heading with lines: sheets, sums, scoring pads.
 */
export interface Panel {
  type: 'panel';
  id: string;
  facts?: {
    [k: string]: string | number | boolean | null;
  };
  heading: Words;
  lines: PanelLine[];
  numbers?: {
    [k: string]: number;
  };
  total?: string | null;
  states?: string[];
}
/**
 * A line of a panel: in words, and its numbers by name.
 */
export interface PanelLine {
  words: Words;
  owner?: number | null;
  numbers?: {
    [k: string]: number;
  };
  states?: string[];
}
/**
 * A labelled place with pieces in it: hands, dungeons, town, piles, player areas.
 */
export interface Zone {
  type: 'zone';
  id: string;
  facts?: {
    [k: string]: string | number | boolean | null;
  };
  label: Words;
  layout: 'column' | 'fan' | 'grid' | 'path' | 'row' | 'stack';
  children?: (Text | Card | Token | Figure | Grid | Track | Die | Panel | Zone)[];
  owner?: number | null;
  states?: string[];
}
/**
 * Why a request was refused, in the language it asked for.
 */
export interface Fault {
  message: string;
  sentence: string;
  rule: string | null;
}
/**
 * Whether the table can be played at.
 */
export interface Health {
  ok: boolean;
  details: HealthDetails | null;
}
/**
 * What only those are told who look after the server.
 */
export interface HealthDetails {
  why: string;
  version: string;
  tables: number;
  connections: number;
}
/**
 * An answer that cannot be listed: `<prefix>-answer-<kind>` is what giving it is called.
 */
export interface FreeAnswer {
  kind: string;
  fields: FreeField[];
}
/**
 * A part of a free answer: `<prefix>-answer-<kind>.<name>` is its name.
 */
export interface FreeField {
  name: string;
  kind: 'number' | 'other' | 'text' | 'whole' | 'yes_no';
  required?: boolean;
  usual?: number | string | boolean | null;
  least?: number | null;
  most?: number | null;
  longest?: number | null;
}
/**
 * What the bot of a seat means to do, told to everybody.
 */
export interface Intent {
  seat: number;
  words: Words;
}
/**
 * What a seat is asked: `<prefix>-ask-<prompt>` are the words, with `about`.
 */
export interface Question {
  number: number;
  prompt: string;
  rule: string;
  about: {
    [k: string]: string | number | boolean | null;
  };
  options: {
    [k: string]: unknown;
  }[];
  offers: Offer[];
  squares?: OfferedSquares[];
  piece?: string | null;
  free?: FreeAnswer | null;
}
/**
 * Many options in a few numbers: the squares of a grid that a piece may be sent to.
 *
 *     The options are counted along the runs, from `first`; the words of one are asked for when
 *     somebody looks at its square.
 */
export interface OfferedSquares {
  piece: string;
  grid: string;
  first: number;
  runs: [number, number, number][];
}
/**
 * An option of the table: `<prefix>-switch-<id>` is its name, `.about` explains it.
 */
export interface SwitchInfo {
  id: string;
  default: boolean | number | string;
  rule: string;
  choices: string[];
  least: number;
  most: number;
  longest: number;
  first: boolean;
}
/**
 * A game as the lobby shows it, in both languages.
 */
export interface GameInfo {
  id: string;
  prefix: string;
  names: {
    [k: string]: string;
  };
  pitches: {
    [k: string]: string;
  };
  kinds: {
    [k: string]: string;
  };
  version: number;
  least: number;
  most: number;
  minutes: number;
  deciding: string[];
  swaps: boolean;
  switches: SwitchInfo[];
  bots: string[];
  lessons: number;
}
/**
 * A part of a tutorial: the step with which it begins, and its name.
 */
export interface Chapter {
  step: number;
  name: Words;
}
/**
 * One step of a tutorial: the table as it lies, what is said, and what to do.
 */
export interface Lesson {
  step: number;
  steps: number;
  chapters: Chapter[];
  follows: boolean;
  seat: number;
  say: Words;
  point: string[];
  rules: string[];
  expected: number | null;
  freely: boolean;
  position: Position;
}
/**
 * The table as a seat (or a spectator) sees it after so many entries it may know of.
 */
export interface Position {
  type: 'position';
  number: number;
  seat: number | null;
  scene: Scene;
  question: Question | null;
  asked: number[];
  outcome: Outcome | null;
  first_event: number;
  events: Event[];
  moments: number;
  settled: number;
  undoable: number;
  deadlines: {
    [k: string]: number;
  };
  standing: Instruction[];
  takeback: Takeback | null;
  intent: Intent | null;
}
/**
 * What happened, as a seat may know it: its type, its rule, its facts.
 */
export interface Event {
  type: string;
  rule?: string;
  [k: string]: unknown;
}
/**
 * A request to take back more than a player may alone.
 */
export interface Takeback {
  seat: number;
  agreed: number[];
  needed: number[];
}
/**
 * Who shall sit on a seat of a new table.
 */
export interface SeatWish {
  kind: 'bot' | 'link' | 'me' | 'open';
  controller?: string | null;
  name?: string | null;
}
/**
 * A table to be opened.
 */
export interface NewTable {
  game: string;
  person: string;
  name: string;
  seats: SeatWish[];
  options?: {
    [k: string]: boolean | number | string;
  };
  pace?: 'days' | 'live';
  clock?: number;
  listed?: boolean;
}
/**
 * A seat and the secret that hands it over.
 */
export interface Invitation {
  seat: number;
  secret: string;
}
/**
 * A table has been opened: its id, and the invitations to its seats.
 */
export interface Opened {
  table: string;
  invitations: Invitation[];
}
/**
 * Sit down: on the seat of an invitation, or on any open one.
 */
export interface Sit {
  person: string;
  name: string;
  secret?: string | null;
}
/**
 * Which seat it became.
 */
export interface Seated {
  seat: number;
}
/**
 * The host of a table that has not begun changes a seat: a bot's name, or `open`.
 */
export interface Fill {
  person: string;
  seat: number;
  controller: string;
}
/**
 * Get up from a table that has not begun.
 */
export interface Leave {
  person: string;
}
/**
 * Play once more with the same people, bots and options.
 */
export interface Rematch {
  person: string;
  swap?: boolean;
}
/**
 * A seat as everybody sees it.
 */
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'human' | 'link' | 'open';
  controller: string;
  name: string;
  here: boolean;
  mine: boolean;
}
/**
 * A table as everybody sees it.
 */
export interface TableInfo {
  table: string;
  game: string;
  state: 'over' | 'playing' | 'waiting';
  seats: SeatInfo[];
  options: {
    [k: string]: boolean | number | string;
  };
  pace: 'days' | 'live';
  clock: number;
  listed: boolean;
  seed_hash: string;
  seed: string | null;
  created: number;
  changed: number;
  asked: number[];
  moments: number;
  summary: {
    [k: string]: string;
  } | null;
  outcome: Outcome | null;
  host: boolean;
  next: string | null;
}
/**
 * Some tables, the last changed first.
 */
export interface Tables {
  tables: TableInfo[];
}
/**
 * The next position of the same seat, as the difference to the one this socket was sent last.
 *
 *     `podziemia.table.wire.patch` tells how a patch is written; it does not speak of the events.
 */
export interface Difference {
  type: 'difference';
  base: number;
  first_event: number;
  events: Event[];
  patch: {
    [k: string]: unknown;
  };
}
/**
 * The first message: who I am (nobody: a spectator), in which language, what I know already.
 */
export interface Hello {
  type: 'hello';
  secret?: string | null;
  lang?: 'en' | 'pl';
  seat?: number | null;
  since?: number;
}
/**
 * Look through the eyes of another seat of mine.
 */
export interface Look {
  type: 'look';
  id: number;
  seat: number;
}
/**
 * Answer a question with one of its options, or freely.
 */
export interface Choose {
  type: 'choose';
  id: number;
  question: number;
  option:
    | {
        [k: string]: unknown;
      }
    | number;
}
/**
 * Ask for everything about an option of my question that I look at.
 *
 *     The words of squares do not come with the question, nor what an option would make of pieces.
 */
export interface AskOffer {
  type: 'ask_offer';
  id: number;
  question: number;
  option: number;
}
/**
 * Take back my last decision, where that harms nobody.
 */
export interface Undo {
  type: 'undo';
  id: number;
  settled: number;
}
/**
 * Ask the others to let me take back my last decision.
 */
export interface AskTakeback {
  type: 'ask_takeback';
  id: number;
}
/**
 * Agree, or not.
 */
export interface AnswerTakeback {
  type: 'answer_takeback';
  id: number;
  agree: boolean;
}
/**
 * Give up.
 */
export interface Resign {
  type: 'resign';
  id: number;
}
/**
 * Leave standing instructions, in place of those before.
 */
export interface Instruct {
  type: 'instruct';
  id: number;
  instructions: Instruction[];
}
/**
 * Let a bot decide for a seat (mine, or a vanished player's), or take my seat back.
 */
export interface HandOver {
  type: 'hand_over';
  id: number;
  seat: number;
  controller: string;
}
/**
 * Remind a player that everybody waits.
 */
export interface Nudge {
  type: 'nudge';
  id: number;
  seat: number;
}
/**
 * Hear refusals in another language from now on.
 */
export interface Speak {
  type: 'speak';
  id: number;
  lang: 'en' | 'pl';
}
/**
 * A line of chat: own words, or a ready-made line by its name.
 */
export interface Say {
  type: 'say';
  id: number;
  text?: string;
  preset?: string | null;
}
/**
 * A line of the chat, or a note of what happened at the table but not in the game.
 */
export interface Line {
  number: number;
  at: number;
  kind: 'note' | 'nudge' | 'preset' | 'text';
  seat: number | null;
  text: string;
  about: {
    [k: string]: string | number | boolean | null;
  };
}
/**
 * The answer to Hello: the table, my seats, what was said lately.
 */
export interface Welcome {
  type: 'welcome';
  table: TableInfo;
  seats: number[];
  lines: Line[];
  now: number;
}
/**
 * The table has changed: who sits where, who is here, whether it has begun.
 */
export interface Changed {
  type: 'changed';
  table: TableInfo;
}
/**
 * Somebody said something.
 */
export interface Said {
  type: 'said';
  line: Line;
}
/**
 * Done, and kept: nothing that was accepted is ever lost.
 */
export interface Accepted {
  type: 'accepted';
  id: number;
  number: number;
}
/**
 * The option that was asked for: its words, and what it would make of pieces.
 */
export interface Offered {
  type: 'offered';
  id: number;
  offer: Offer;
}
/**
 * Not done, and why, in the language this connection speaks; nothing has changed.
 */
export interface Refused {
  type: 'refused';
  id: number;
  message: string;
  sentence: string;
  rule: string | null;
}
/**
 * The table closes the connection, and why.
 */
export interface Goodbye {
  type: 'goodbye';
  message: string;
  sentence: string;
}
