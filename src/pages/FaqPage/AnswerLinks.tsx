import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { FormattedMessage } from 'react-intl';
import { LiveRegion } from '../../components/LiveRegion';
import { PageLink } from '../../components/PageLink';
import { SectionNumber } from '../../components/SectionNumber';
import { useCopy } from '../../hooks/useCopy';
import type { faqItems } from '../../data/faq';
import { useLocale } from '../../locale/useLocale';
import { absoluteUrl } from '../../site';
import { hideWithoutJsAndInPrint } from '../../styles/hideWithoutJs';

/** The sources of an answer, and its link. */
export function AnswerLinks({ item }: { item: (typeof faqItems)[number] }) {
  const address = absoluteUrl(`/faq#${item.id}`, useLocale('language'));
  const { result, copy } = useCopy(address);

  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        columnGap: 3.5,
        rowGap: 1,
        marginBlockStart: 2,
        '& > a': { paddingBlock: 0.5 },
      }}
    >
      {item.sources.map(({ source, to, ...place }) => (
        <PageLink key={to} to={to}>
          <FormattedMessage
            id={`faq.source.${source}`}
            values={{ number: 'section' in place && <SectionNumber of={place.section} /> }}
          />
        </PageLink>
      ))}
      {'links' in item &&
        item.links.map(({ name, to }) => (
          <PageLink key={to} to={to}>
            <FormattedMessage id={`faq.source.${name}`} />
          </PageLink>
        ))}
      <Link
        href={`#${item.id}`}
        onClick={(event) => {
          // Opens a tab or a window.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          void copy();
        }}
        // Keeps the width of the longer label.
        sx={{ display: 'inline-grid', '& > span': { gridArea: '1 / 1' }, ...hideWithoutJsAndInPrint }}
      >
        <Box component="span" sx={{ visibility: result ? 'hidden' : 'visible' }}>
          <FormattedMessage id="faq.copy.label" />
        </Box>
        <Box component="span" sx={{ visibility: result ? 'visible' : 'hidden' }}>
          <FormattedMessage id={`shell.copy.${result ?? 'done'}`} />
        </Box>
      </Link>
      <LiveRegion>{result && <FormattedMessage id={`shell.copy.${result}`} />}</LiveRegion>
    </Stack>
  );
}
