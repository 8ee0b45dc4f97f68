/**
 * Long words in narrow columns: where they may be broken. Few browsers bring a dictionary for
 * every language, so syllables are found by what may begin one.
 */

import type { Language } from '../texts.svelte';

/** The shortest word that is broken, and the fewest letters that stay on either side. */
const [LONG, LEAST] = [8, 2];
const SOFT = '\u00AD';
const VOWELS: Readonly<Record<Language, RegExp>> = {
  en: /[aeiouy]+/giu,
  pl: /i[aąeęoóu]|[ae]u|[aąeęioóuy]/giu,
};
/** Letters that begin a syllable together, besides single ones. */
const ONSETS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:[bcfgkpdt]l|[bcdfgkpt]r|ch|[dkst]w|ph|qu?|s[chklmnptw]|s[cpt]r|spl|sh|shr|th|thr|wh|wr|.)$/iu,
  pl: /^(?:[bpdtkgfw]r|[bpkgfcs]l|[bpkgfcsz]ł|(?:ch|[cdrs]z|d[zźż])[lłrw]?|[bpdtkgfw]rz|[sś][cćklłmnptw]|szcz|sz[kpt]|ść|z[błmnrw]|[kgtd]w|.)$/iu,
};
/** What is no syllable of its own at the end of a word. */
const MUTE: Readonly<Record<Language, RegExp>> = {
  en: /^[^aeiouy]*e?[sd]?$/iu,
  pl: /^[^aąeęioóuy]*$/iu,
};

/** Where the consonants between two vowels are cut: as many as can begin what follows go with it. */
function cut(consonants: string, onset: RegExp): number {
  for (let at = 0; at < consonants.length; at += 1) if (onset.test(consonants.slice(at))) return at;
  return 0;
}

function broken(word: string, lang: Language): string {
  const vowels = [...word.matchAll(VOWELS[lang])];
  const cuts = vowels.slice(1).map(({ index }, before) => {
    const { index: start = 0, 0: vowel = '' } = vowels[before] ?? {};
    const end = start + vowel.length;
    return end + cut(word.slice(end, index), ONSETS[lang]);
  });
  const kept = cuts.filter(
    (at) => at >= LEAST && word.length - at >= LEAST && !MUTE[lang].test(word.slice(at)),
  );
  return [0, ...kept].map((at, place) => word.slice(at, kept[place])).join(SOFT);
}

/** A text whose long words may be broken at their syllables, with a hyphen. */
export function softened(text: string, lang: Language): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : broken(word, lang)));
}
