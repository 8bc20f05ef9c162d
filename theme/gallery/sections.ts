import { Data } from './Data';
import { Actions } from './Actions';
import { Inputs } from './Inputs';
import { Navigation } from './Navigation';
import { Feedback } from './Feedback';
import { Layout } from './Layout';

/** Every component of `@mui/material` and MUI X, by purpose. */
export const sections = { Actions, Inputs, Navigation, Feedback, Layout, Data };
