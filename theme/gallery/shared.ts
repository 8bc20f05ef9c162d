export const nothing = () => {};
export const intents = ['primary', 'secondary', 'success', 'info', 'warning', 'error'] as const;

/** MUI's text styles, then ours. */
export const texts = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'subtitle1',
  'subtitle2',
  'body1',
  'body2',
  'button',
  'caption',
  'overline',
  'display1',
  'statement',
  'display2',
  'smallSerif',
  'rowTitle',
  'railNumber',
  'lead',
  'small',
  'meta',
  'finePrint',
  'reference',
  'document',
  'clause',
  'price',
] as const;
