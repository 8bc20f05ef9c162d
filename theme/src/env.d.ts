declare module 'virtual:stet-tokens' {
  import type { ResolvedTokens } from './resolveTokens';

  export const tokens: ResolvedTokens;
}
