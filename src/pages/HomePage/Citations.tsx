import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { NoWrap } from '../../components/NoWrap';
import { useHydrated } from '../../hooks/useHydrated';
import { listReset } from '../../styles/listReset';
import { CitationNumber } from './CitationNumber';
import { CitedPage, sources, type Source } from './CitedPage';

interface AnswerProps {
  opened: Source;
  onOpen: (source: Source) => void;
}

/** Words that stay on one line: a line may else break before the button of a number. */
const together = (chunks: ReactNode[]) => <NoWrap>{chunks}</NoWrap>;

/** A question, the answer and its citations. */
function Answer({ opened, onOpen }: AnswerProps) {
  // Without scripts citations are no buttons.
  const isHydrated = useHydrated();
  const id = useId();

  /** A citation's number in the answer. */
  function numberOf(chunks: ReactNode[]) {
    const source = sources[Number(chunks[0]) - 1];
    return (
      <Box component="sup" sx={{ marginInlineStart: 0.375, verticalAlign: 'super', lineHeight: 1 }}>
        {isHydrated && source ? (
          <CitationNumber
            as={ButtonBase}
            aria-describedby={`${id}-${source}`}
            onClick={() => onOpen(source)}
            sx={{ verticalAlign: 'baseline' }}
          >
            {chunks}
          </CitationNumber>
        ) : (
          <CitationNumber>{chunks}</CitationNumber>
        )}
      </Box>
    );
  }

  return (
    <Box sx={{ marginBlockStart: { xs: 2, md: 3 }, borderBlockStart: '1px solid', borderColor: 'line.ink' }}>
      <Typography sx={{ paddingBlock: { xs: 1, md: 1.75 }, fontWeight: 'fontWeightMedium' }}>
        <FormattedMessage id="samples.citation.question" />
      </Typography>
      <Typography variant="document" sx={{ fontSize: { md: 'sizes.title1' }, lineHeight: 1.6 }}>
        <FormattedMessage id="samples.citation.answer" values={{ source: numberOf, together }} />
      </Typography>
      <Box component="ol" sx={{ ...listReset, margin: ({ spacing }) => spacing(2, 0, 0) }}>
        {sources.map((source, index) => (
          <Typography
            key={source}
            variant="small"
            component="li"
            sx={{
              borderBlockStart: '1px solid',
              borderColor: 'line.hair',
              fontWeight: source === opened ? 'fontWeightMedium' : undefined,
            }}
          >
            <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25, paddingBlock: 1 }}>
              <CitationNumber>{index + 1}</CitationNumber>
              <span>
                {isHydrated ? (
                  <MuiLink
                    component="button"
                    id={`${id}-${source}`}
                    variant="inherit"
                    aria-pressed={source === opened}
                    onClick={() => onOpen(source)}
                    sx={{ verticalAlign: 'baseline', textAlign: 'start' }}
                  >
                    <FormattedMessage id={`samples.citation.${source}`} />
                  </MuiLink>
                ) : (
                  <FormattedMessage id={`samples.citation.${source}`} />
                )}
              </span>
            </Stack>
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

/** An answer beside the page that it cites. Following a citation opens its page and focuses the passage. */
export function Citations() {
  const [opened, setOpened] = useState<Source>('agreement');
  const passage = useRef<HTMLParagraphElement>(null);

  function open(source: Source) {
    flushSync(() => setOpened(source));
    passage.current?.focus();
  }

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        gap: { xs: 2.5, lg: 9 },
      }}
    >
      <div>
        <Typography variant="display2" sx={{ marginBlockEnd: { xs: 2, md: 4.5 } }}>
          <FormattedMessage id="home.documents.title" />
        </Typography>
        <Typography color="textSecondary">
          <FormattedMessage id="home.documents.citations.text" />
        </Typography>
        <Answer opened={opened} onOpen={open} />
      </div>
      <CitedPage source={opened} passage={passage} />
    </Box>
  );
}
