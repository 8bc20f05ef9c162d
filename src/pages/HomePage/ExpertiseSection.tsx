import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../components/Icon';
import { Section } from '../../components/Section';
import { unmarkedList } from '../../components/unmarkedList';
import { useText } from '../../locale/useText';
import { PlaybookTable } from './PlaybookTable';
import { Topic } from './Topic';
import { Reviewed } from './Reviewed';

/** An agent's work list; its last step is not the machine's to take. */
const steps = ['collect', 'compare', 'letters', 'send'] as const;

/** What stays inside the boundary of a private model. */
const inside = ['document', 'model', 'marks'] as const;

/** The two sentences of the title, each unbroken where the screen allows. */
const lines = {
  line: (chunks: ReactNode[]) => <span>{chunks}</span>,
};

function WorkList() {
  const text = useText();
  return (
    <Box
      component="ol"
      sx={{
        ...unmarkedList,
        margin: '24px 0 0',
        '& li > div': {
          display: 'grid',
          gridTemplateColumns: '34px minmax(0, 1fr) auto',
          gap: 1,
          alignItems: 'center',
          paddingBlock: '11px',
          fontSize: 16,
        },
        '& li + li': { borderBlockStart: '1px solid', borderColor: 'line.hair' },
        '& li:last-of-type': { fontWeight: 500 },
        '& li svg': { fontSize: 18 },
      }}
    >
      {steps.map((step) => {
        const isDone = step !== 'send';
        return (
          <li key={step}>
            <div>
              <Icon
                name={isDone ? 'check' : 'lock'}
                title={text(`home.expertise.agents.${isDone ? 'done' : 'stopped'}`)}
              />
              <FormattedMessage id={`home.expertise.agents.${step}.step`} tagName="span" />
              {isDone ? (
                <Typography variant="small" component="span" color="textTertiary">
                  <FormattedMessage id={`home.expertise.agents.${step}.result`} />
                </Typography>
              ) : (
                <Typography
                  variant="small"
                  component="mark"
                  sx={{ padding: '2px 8px', borderRadius: '2px', fontWeight: 500, color: 'mark.onHighlight' }}
                >
                  <FormattedMessage id={`home.expertise.agents.${step}.result`} />
                </Typography>
              )}
            </div>
          </li>
        );
      })}
    </Box>
  );
}

/** The private model as a drawn boundary: three things inside, everyone else outside. */
function Boundary() {
  return (
    <>
      <Box
        sx={{
          position: 'relative',
          marginBlockStart: 3.5,
          padding: '22px 20px 8px',
          border: '1.5px solid',
          borderColor: 'line.ink',
        }}
      >
        <Typography
          id="boundary"
          variant="meta"
          component="p"
          sx={{
            position: 'absolute',
            insetBlockStart: '-11px',
            insetInlineStart: 16,
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
            ...unmarkedList,
            '& li': { paddingBlock: 1.25, fontSize: 21, fontWeight: 440 },
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
        sx={{ marginBlockStart: 1.75, fontSize: 17, textAlign: 'center', color: 'text.tertiary' }}
      >
        <FormattedMessage id="home.expertise.privateModel.outside" />
      </Typography>
    </>
  );
}

const ruled = { paddingBlockStart: 3, borderBlockStart: '1px solid', borderColor: 'line.ink' } as const;

/** § 4: a playbook with one rule firing, an agent's work list, a private model inside its boundary. */
export function ExpertiseSection() {
  return (
    <Section id="expertise" number={4} name="home.contents.expertise">
      <Typography
        variant="display2"
        sx={{ maxWidth: '16em', '& .review-final span': { display: 'inline-block' } }}
      >
        <Reviewed of="expertise">
          <FormattedMessage id="home.expertise.title" values={lines} />
        </Reviewed>
      </Typography>
      <Box sx={{ marginBlock: { xs: '40px 20px', md: '56px 28px' } }}>
        <Topic
          beside
          title="home.expertise.playbooks.title"
          review="playbooks"
          text="home.expertise.playbooks.text"
        />
      </Box>
      <PlaybookTable />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 4fr)' },
          gap: { xs: '64px', md: '64px clamp(32px, 8.5vw, 128px)' },
          marginBlockStart: 8,
        }}
      >
        <Box sx={ruled}>
          <Topic title="home.expertise.agents.title" review="agents" />
          <WorkList />
        </Box>
        <Box sx={ruled}>
          <Topic
            title="home.expertise.privateModel.title"
            review="privateModel"
            text="home.expertise.privateModel.text"
          />
          <Boundary />
        </Box>
      </Box>
    </Section>
  );
}
