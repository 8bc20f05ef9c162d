import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../translations';
import { useText } from '../../locale/useText';
import { FoldedContents } from '../../components/FoldedContents';
import { useCurrentHeading } from '../../components/useCurrentHeading';
import type { LegalSection } from '../../data/clauses';
import { InColumn, type Column } from '../../components/InColumn';
import { unmarkedList } from '../../components/unmarkedList';

interface LegalContentsProps {
  sections: readonly LegalSection[];
  column: Column;
}

/** Every section of a document; the one that is being read is marked. A disclosure on narrow screens. */
export function LegalContents({ sections, column }: LegalContentsProps) {
  const text = useText();
  const current = useCurrentHeading(sections);

  const list = (
    <InColumn column={column}>
      <Box component="ol" sx={unmarkedList}>
        {sections.map(({ number, id, titleId }) => {
          const isCurrent = id === current;
          return (
            <Box
              component="li"
              key={id}
              sx={{ borderInlineStart: 2, borderColor: isCurrent ? 'line.ink' : 'line.hair' }}
            >
              <Link
                href={`#${id}`}
                underline="hover"
                aria-current={isCurrent ? 'true' : undefined}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: '36px minmax(0, 1fr)',
                  alignItems: 'center',
                  minHeight: { xs: 44, lg: 32 },
                  paddingInlineStart: 1.75,
                  typography: 'meta',
                  color: isCurrent ? 'text.primary' : 'text.secondary',
                  fontWeight: isCurrent ? 'fontWeightMedium' : undefined,
                }}
              >
                <Box component="span" className="tabular" sx={{ color: 'text.tertiary' }}>
                  {number}
                </Box>
                <span>
                  <FormattedMessage id={titleId as MessageId} />
                </span>
              </Link>
            </Box>
          );
        })}
      </Box>
    </InColumn>
  );

  return (
    <Box component="nav" aria-label={text('legal.contents.label')} sx={{ displayPrint: 'none' }}>
      <Box
        sx={{
          display: { xs: 'none', lg: 'block' },
          position: 'sticky',
          insetBlockStart: 96,
          maxHeight: 'calc(100vh - 120px)',
          overflowY: 'auto',
        }}
      >
        <Typography variant="meta" component="p" sx={{ color: 'text.tertiary', marginBlockEnd: 1 }}>
          <FormattedMessage id="legal.contents.label" />
        </Typography>
        {list}
      </Box>
      <FoldedContents
        title="legal.contents.label"
        sx={{ display: { lg: 'none' }, '&[open]': { paddingBlockEnd: 2 } }}
      >
        {list}
      </FoldedContents>
    </Box>
  );
}
