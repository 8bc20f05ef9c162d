declare module 'virtual:stet-tokens' {
  export const tokens: import('./resolveTokens').ResolvedTokens;
}
