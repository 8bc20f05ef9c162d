import { sections } from '../../gallery/sections';

/** Every component of `@mui/material` and MUI X. */
export default { title: 'MUI' };

const { Actions, Inputs, Navigation, Feedback, Layout, Data } = sections;
export const ActionComponents = { render: () => <Actions /> };
export const InputComponents = { render: () => <Inputs /> };
export const NavigationComponents = { render: () => <Navigation /> };
export const FeedbackComponents = { render: () => <Feedback /> };
export const LayoutComponents = { render: () => <Layout /> };
export const MuiXComponents = { render: () => <Data /> };
