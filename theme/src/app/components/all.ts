import type { Components, Theme } from '@mui/material/styles';
import { actions } from './actions';
import { data } from './data';
import { feedback } from './feedback';
import { inputs } from './inputs';
import { layout } from './layout';
import { selection } from './selection';
import { baseline } from '../baseline';
import { variables } from '../variables';

/** Styles of every MUI component. */
export const components: Components<Theme> = {
  ...actions,
  ...inputs,
  ...selection,
  ...layout,
  ...feedback,
  ...data,
  MuiCssBaseline: { styleOverrides: (theme) => [...variables(theme), baseline(theme)] },
};
