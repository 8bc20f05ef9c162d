import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import type { ReactEventHandler, Ref } from 'react';
import type { SafeHtml } from '../../../browser/trustedTypes';
import css from './post.css?inline';

const sizes = [
  'marker',
  'meta',
  'small',
  'compact',
  'body',
  'smallSerif',
  'document',
  'title1',
  'title3',
  'title4',
  'title6',
] as const;

/** Sets what the style sheet takes from the theme, besides the colours. */
const Body = styled('div')(({ theme: { typography } }) => ({
  '--serif': typography.families.display,
  '--sans': typography.families.text,
  '--mono': typography.families.code,
  '--weight-document': String(typography.fontWeightDocument),
  '--weight-medium': String(typography.fontWeightMedium),
  '--weight-bold': String(typography.fontWeightBold),
  '--weight-display': String(typography.fontWeightDisplay),
  '--weight-display-strong': String(typography.fontWeightDisplayStrong),
  '--weight-clause': String(typography.fontWeightClause),
  ...Object.fromEntries(
    sizes.map((name) => [`--size-${name === 'smallSerif' ? 'small-serif' : name}`, typography.sizes[name]]),
  ),
}));

// A string, so that Emotion treats it as one global style: the build inlines it with its hash, and the browser inserts it by CSSOM.
const styleSheet = <GlobalStyles styles={css} />;

interface PostBodyProps {
  /** Prepared by `prepareBody`; must be the same object on every render. */
  html: { __html: SafeHtml };
  /** A post of a few words is set larger. */
  isBrief: boolean;
  ref: Ref<HTMLDivElement>;
  /** For elements inside, whose errors do not bubble. */
  onErrorCapture: ReactEventHandler;
}

/** The text of a post, with the styles of `post.css`. */
export function PostBody({ html, isBrief, ref, onErrorCapture }: PostBodyProps) {
  return (
    <>
      {styleSheet}
      <Body
        ref={ref}
        className={isBrief ? 'post brief' : 'post'}
        onErrorCapture={onErrorCapture}
        dangerouslySetInnerHTML={html}
      />
    </>
  );
}
