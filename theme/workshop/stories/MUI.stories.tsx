import { sections } from '../../gallery/sections';

/** Every component of `@mui/material` and MUI X. */
export default { title: 'MUI' };

const { Actions, Inputs, Navigation, Feedback, Layout, Data } = sections;
export const WhatIsPressed = { render: () => <Actions /> };
export const WhatTakesAnAnswer = { render: () => <Inputs /> };
export const WhatLeadsOn = { render: () => <Navigation /> };
export const WhatAnswers = { render: () => <Feedback /> };
export const WhatCarriesContent = { render: () => <Layout /> };
export const WhatMUIXAdds = { render: () => <Data /> };
