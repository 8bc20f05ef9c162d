import type { Preview } from '@storybook/react-vite';
import { Suspense } from 'react';
import { Stage, type Settings } from '../Stage';

const toolbar = (title: string, icon: string, items: { value: string; title: string }[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
});

const preview: Preview = {
  globalTypes: {
    language: toolbar('Language', 'globe', [
      { value: 'en', title: 'English' },
      { value: 'he', title: 'Hebrew' },
    ]),
    direction: toolbar('Direction', 'transfer', [
      { value: 'language', title: "The language's direction" },
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    scheme: toolbar('Scheme', 'mirror', [
      { value: 'system', title: "The system's scheme" },
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ]),
    textSize: toolbar('Text size', 'type', [
      { value: '100%', title: 'Text 100 %' },
      { value: '150%', title: 'Text 150 %' },
      { value: '200%', title: 'Text 200 %' },
    ]),
    forcedColors: toolbar('Forced colours', 'contrast', [
      { value: 'off', title: 'Own colours' },
      { value: 'on', title: 'Forced colours' },
    ]),
  },
  initialGlobals: {
    language: 'en',
    direction: 'language',
    scheme: 'system',
    textSize: '100%',
    forcedColors: 'off',
  } satisfies Settings,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    backgrounds: { disable: true },
    a11y: { test: 'error' },
    options: { storySort: { order: ['Tokens', 'MUI', 'States', 'Site'] } },
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <Suspense>
        <Stage settings={globals as unknown as Settings} isSite={parameters.site === true}>
          <Story />
        </Stage>
      </Suspense>
    ),
  ],
};
export default preview;
