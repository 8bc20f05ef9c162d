/** A name as CSS writes it: `textStyle` is `text-style`. */
export const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A token's CSS variable: group `surface` and name `page` are `--stet-surface-page`. */
export const variableName = (group: string, name: string) => `--stet-${kebabCase(group)}-${kebabCase(name)}`;
