import type { Component } from 'svelte';
import type { GameInfo } from './protocol';
import type { Route } from './router.svelte';

export interface ScreenProps<R = Route> {
  games: readonly GameInfo[];
  route: R;
}

type Kind = Route['screen'];
type Load<K extends Kind> = () => Promise<{
  default: Component<ScreenProps<Extract<Route, { screen: K }>>>;
}>;

/** Every screen is fetched when it is first shown. */
const SCREENS: { [K in Kind]: Load<K> } = {
  lobby: () => import('./screens/Lobby.svelte'),
  new: () => import('./screens/NewTable.svelte'),
  table: () => import('./screens/AtTable.svelte'),
  learn: () => import('./screens/Learn.svelte'),
  rules: () => import('./screens/Rules.svelte'),
  me: () => import('./screens/Me.svelte'),
  missing: () => import('./screens/Missing.svelte'),
};

export async function screenOf(kind: Kind): Promise<Component<ScreenProps>> {
  return (await SCREENS[kind]()).default as Component<ScreenProps>;
}
