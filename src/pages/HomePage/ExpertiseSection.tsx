import CheckIcon from '@mui/icons-material/CheckOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { RuledList } from '../../components/RuledList';
import { useText } from '../../locale/useText';
import { PlaybookTable } from './PlaybookTable';
import { Section } from './Section';
import { Topic } from './Topic';

/** An agent's work list; the last step is left to a person. */
const steps = ['collect', 'letters', 'send'] as const;

const inside = ['document', 'model', 'marks'] as const;

/** The title's two sentences, each kept on one line if it fits. */
const lines = { line: (chunks: ReactNode[]) => <span>{chunks}</span> };

const rows = {
  marginBlockStart: { xs: 1.5, md: 2.5 },
  borderColor: 'line.hair',
  '& > li': { display: 'flex', gap: 1.5, alignItems: 'center', paddingBlock: { xs: 1, md: 1.375 } },
  '& small': { marginInlineStart: 'auto', color: 'text.tertiary', fontSize: 'sizes.small' },
} as const;

function WorkList() {
  const text = useText();
  return (
    <RuledList
      component="ol"
      sx={{
        ...rows,
        '& > li:last-of-type, & > li:last-of-type small': {
          fontWeight: 'fontWeightMedium',
          color: 'text.primary',
        },
      }}
    >
      {steps.map((step) => {
        const isDone = step !== 'send';
        const Icon = isDone ? CheckIcon : LockIcon;
        return (
          <li key={step}>
            <Icon titleAccess={text(`home.expertise.agents.${isDone ? 'done' : 'stopped'}`)} />
            <FormattedMessage id={`home.expertise.agents.${step}.step`} tagName="span" />
            <FormattedMessage id={`home.expertise.agents.${step}.result`} tagName="small" />
          </li>
        );
      })}
    </RuledList>
  );
}

/** A private model as a boundary: three things inside, everybody else outside. */
function Boundary() {
  const text = useText();
  return (
    <>
      <RuledList
        aria-label={text('home.expertise.privateModel.boundary')}
        sx={{
          ...rows,
          border: 1.5,
          borderColor: 'line.ink',
          paddingInline: 2,
          // Beside each other on a phone.
          display: { xs: 'flex', sm: 'block' },
          flexWrap: 'wrap',
          columnGap: 3,
          '& > li:last-of-type': { border: 0 },
          '& > li': { ...rows['& > li'], borderBlockEndWidth: { xs: 0, sm: 1 } },
        }}
      >
        {inside.map((thing) => (
          <FormattedMessage key={thing} id={`home.expertise.privateModel.${thing}`} tagName="li" />
        ))}
      </RuledList>
      <Box
        sx={{
          marginBlockStart: 1.25,
          paddingBlock: 1,
          paddingInline: 2,
          border: '1px dashed',
          borderColor: 'line.edge',
          color: 'text.tertiary',
        }}
      >
        <FormattedMessage id="home.expertise.privateModel.outside" />
      </Box>
    </>
  );
}

/** § 4: a playbook with a rule at work, an agent's work list, a private model. */
export function ExpertiseSection() {
  return (
    <Section id="expertise" number={4} name="home.contents.expertise">
      <Typography variant="display2" sx={{ maxWidth: '16em', '& span': { display: 'inline-block' } }}>
        <FormattedMessage id="home.expertise.title" values={lines} />
      </Typography>
      <Box sx={{ marginBlock: (theme) => ({ xs: theme.spacing(2, 1), md: theme.spacing(6, 3) }) }}>
        <Topic beside title="home.expertise.playbooks.title" text="home.expertise.playbooks.text" />
      </Box>
      <PlaybookTable />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr', md: 'minmax(0, 7fr) minmax(0, 4fr)' },
          gap: { xs: 3, md: 9 },
          marginBlockStart: { xs: 3, md: 7 },
        }}
      >
        <div>
          <Topic title="home.expertise.agents.title" />
          <WorkList />
        </div>
        <div>
          <Topic title="home.expertise.privateModel.title" text="home.expertise.privateModel.text" />
          <Boundary />
        </div>
      </Box>
    </Section>
  );
}
