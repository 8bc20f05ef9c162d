import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { DotLeader } from '../../components/DotLeader';
import { PageLink } from '../../components/PageLink';
import { SectionNumber } from '../../components/SectionNumber';
import { listReset } from '../../styles/listReset';
import { landingSections } from '../../data/landingSections';
import { sectionStyle } from './israelOnly';
import { Reviewed } from './Reviewed';
import { beyondRail } from './Section';

/** The feature tags as a table of contents. Links move the focus to their section. */
export function Contents() {
  return (
    <Container>
      <Box
        component="nav"
        aria-labelledby="contents"
        sx={{
          display: { md: 'grid' },
          gridTemplateColumns: ({ measures }) => `${measures.rail} minmax(0, 1fr)`,
          borderBlockStart: 1,
          borderColor: 'line.ink',
        }}
      >
        <Typography
          id="contents"
          variant="smallSerif"
          component="h2"
          sx={{ paddingBlockStart: 2.5, fontSize: 'sizes.title3', fontWeight: 'fontWeightDisplay' }}
        >
          <Reviewed of="contents" />
        </Typography>
        <Box
          component="ol"
          sx={{
            display: 'grid',
            gridTemplate: {
              sm: 'repeat(5, auto) / repeat(2, minmax(0, 1fr))',
              md: 'repeat(3, auto) / repeat(3, minmax(0, 1fr))',
            },
            gridAutoFlow: { sm: 'column' },
            columnGap: '2.6vw',
            breakInside: 'avoid',
            ...listReset,
            padding: ({ spacing }) => ({ xs: spacing(1, 0, 6), md: spacing(2, 0, 2.5) }),
            paddingInlineStart: (theme) => ({ md: beyondRail(theme) }),
            borderInlineStart: ({ measures }) => ({ md: `${measures.marginRule} double` }),
            marginInlineStart: { md: -0.375 },
            borderColor: { md: 'line.strong' },
          }}
        >
          {landingSections.map(([id, number]) => (
            <Box component="li" key={id} sx={sectionStyle(id)}>
              <PageLink
                to={`/#${id}`}
                underline="none"
                sx={{
                  display: 'grid',
                  gridTemplateColumns: 'auto 1fr auto',
                  alignItems: 'baseline',
                  alignContent: 'center',
                  columnGap: 1,
                  minHeight: { xs: 44, md: 38 },
                  fontSize: 'sizes.compact',
                  '&:hover > :first-of-type': { textDecoration: 'underline' },
                }}
              >
                <FormattedMessage id={`home.contents.${id}`} tagName="span" />
                <DotLeader />
                <Typography
                  variant="document"
                  component="span"
                  color="textSecondary"
                  sx={{ fontSize: 'sizes.body' }}
                >
                  <SectionNumber of={number} />
                </Typography>
              </PageLink>
            </Box>
          ))}
        </Box>
      </Box>
    </Container>
  );
}
