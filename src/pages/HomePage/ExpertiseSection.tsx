import CheckIcon from '@mui/icons-material/CheckOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Section } from './Section';
import { listReset } from '../../styles/listReset';
import { useText } from '../../locale/useText';
import { PlaybookTable } from './PlaybookTable';
import { Topic } from './Topic';

/** An agent's work list; the last step is left to a person. */
const steps = ['collect', 'compare', 'letters', 'send'] as const;

const inside = ['document', 'model', 'marks'] as const;

/** The title's two sentences, each kept on one line if it fits. */
const lines = { line: (chunks: ReactNode[]) => <span>{chunks}</span> };

const flag = {
  padding: ({ spacing }: Theme) => spacing(0.25, 1),
  borderRadius: ({ radii }: Theme) => radii.sheet,
  fontWeight: 'fontWeightMedium',
  backgroundColor: 'mark.flag',
  color: 'mark.onFlag',
};

function WorkList() {
  const text = useText();
  return (
    <Box
      component="ol"
      sx={{
        ...listReset,
        // As high as its neighbour.
        display: 'grid',
        alignSelf: 'stretch',
        '& li': { display: 'grid' },
        '& li > div': {
          display: 'grid',
          gridTemplateColumns: '34px minmax(0, 1fr) auto',
          gap: 1,
          alignItems: 'center',
          paddingBlock: 1.375,
          fontSize: 'sizes.compact',
        },
        '& li + li': { borderBlockStart: '1px solid', borderColor: 'line.hair' },
        '& li:last-of-type': { fontWeight: 'fontWeightMedium' },
        '& li svg': { fontSize: 'sizes.document' },
      }}
    >
      {steps.map((step) => {
        const isDone = step !== 'send';
        const Icon = isDone ? CheckIcon : LockIcon;
        return (
          <li key={step}>
            <div>
              <Icon titleAccess={text(`home.expertise.agents.${isDone ? 'done' : 'stopped'}`)} />
              <FormattedMessage id={`home.expertise.agents.${step}.step`} tagName="span" />
              <Typography
                variant="small"
                component={isDone ? 'span' : 'mark'}
                {...(isDone ? { color: 'textTertiary' } : { sx: flag })}
              >
                <FormattedMessage id={`home.expertise.agents.${step}.result`} />
              </Typography>
            </div>
          </li>
        );
      })}
    </Box>
  );
}

/** A private model as a boundary: three things inside, everybody else outside. */
function Boundary() {
  return (
    <div>
      <Box
        sx={{
          position: 'relative',
          padding: (theme) => theme.spacing(2.75, 2.5, 1),
          border: '1.5px solid',
          borderColor: 'line.ink',
        }}
      >
        <Typography
          id="boundary"
          variant="meta"
          sx={{
            position: 'absolute',
            insetBlockStart: '-11px',
            insetInlineStart: (theme) => theme.spacing(2),
            paddingInline: 1,
            backgroundColor: 'surface.page',
          }}
        >
          <FormattedMessage id="home.expertise.privateModel.boundary" />
        </Typography>
        <Box
          component="ul"
          aria-labelledby="boundary"
          sx={{
            ...listReset,
            '& li': { paddingBlock: 1.25, fontSize: 'sizes.title2', fontWeight: 'fontWeightDisplay' },
            '& li + li': { borderBlockStart: '1px solid', borderColor: 'line.hair' },
          }}
        >
          {inside.map((thing) => (
            <Typography key={thing} variant="smallSerif" component="li">
              <FormattedMessage id={`home.expertise.privateModel.${thing}`} />
            </Typography>
          ))}
        </Box>
      </Box>
      <Typography
        variant="document"
        sx={{
          marginBlockStart: 1.75,
          padding: (theme) => theme.spacing(1.25, 2.5),
          border: '1px dashed',
          borderColor: 'line.edge',
          fontSize: 'sizes.body',
          color: 'text.tertiary',
        }}
      >
        <FormattedMessage id="home.expertise.privateModel.outside" />
      </Typography>
    </div>
  );
}

const ruled = {
  paddingBlockStart: 3,
  borderBlockStart: '1px solid',
  borderColor: 'line.ink',
  // Tablets have room for the example beside its topic.
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '2fr 3fr', md: 'minmax(0, 1fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
  gap: ({ spacing }: Theme) => spacing(3.5, 4),
  alignItems: 'start',
  alignContent: 'start',
} as const;

/** § 4: a playbook with a rule at work, an agent's work list, a private model. */
export function ExpertiseSection() {
  return (
    <Section id="expertise" number={4} name="home.contents.expertise">
      <Typography variant="display2" sx={{ maxWidth: '16em', '& span': { display: 'inline-block' } }}>
        <FormattedMessage id="home.expertise.title" values={lines} />
      </Typography>
      <Box sx={{ marginBlock: (theme) => ({ xs: theme.spacing(5, 2.5), md: theme.spacing(7, 3.5) }) }}>
        <Topic beside title="home.expertise.playbooks.title" text="home.expertise.playbooks.text" />
      </Box>
      <PlaybookTable />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 4fr)' },
          gap: (theme) => ({
            xs: 8,
            md: `${theme.spacing(8)} clamp(${theme.spacing(4)}, 8.5vw, ${theme.spacing(16)})`,
          }),
          marginBlockStart: 8,
        }}
      >
        <Box sx={ruled}>
          <Topic title="home.expertise.agents.title" />
          <WorkList />
        </Box>
        <Box sx={ruled}>
          <Topic title="home.expertise.privateModel.title" text="home.expertise.privateModel.text" />
          <Boundary />
        </Box>
      </Box>
    </Section>
  );
}
