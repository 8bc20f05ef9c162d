import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Fragment, useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { stackedTable } from '../../../styles/stackedTable';
import { withoutJs } from '../../../styles/hideWithoutJs';
import { answerTopics, type AnswerTopic } from '../../../data/itAnswers';
import { useText } from '../../../locale/useText';
import { TopicButton } from './TopicButton';
import type { AnsweredRow } from './useAnswerRows';
import { SourceLink } from '../SourceLink';

const columns = ['question', 'answer', 'source'] as const;

interface AnswerTableProps {
  rows: readonly AnsweredRow[];
  /** The rows are what a filter has left: on a phone, too, all of them are shown. */
  isFiltered: boolean;
  /** Whether the visitor has opened or closed a topic. */
  toggled: Partial<Record<AnswerTopic, boolean>>;
  onToggle: (topic: AnswerTopic, isOpen: boolean) => void;
}

/** The answer sheet as a table by topics, which a phone opens one by one; every row has the id `answer-{id}`. */
export function AnswerTable({ rows, isFiltered, toggled, onToggle }: AnswerTableProps) {
  const text = useText();
  // Before hydration `:target` shows the topic of a row that the address names.
  const hash = useDeferredValue(useLocation().hash, '');
  const topics = answerTopics.filter((topic) => rows.some((row) => row.topic === topic));
  const asked = rows.find(({ id }) => hash === `#answer-${id}`)?.topic;

  return (
    <Box
      sx={({ breakpoints, typography }) => ({
        '& > table': { tableLayout: { sm: 'fixed' } },
        '& th[scope=row]': { position: 'relative', paddingInlineStart: 4, textWrap: 'balance' },
        '& th[scope=row]::before': {
          content: 'attr(data-number)',
          position: 'absolute',
          insetInlineStart: 0,
          color: 'text.tertiary',
          fontWeight: 'fontWeightRegular',
        },
        '& td': { textWrap: 'pretty' },
        // A sheet of paper does not end with a topic's name.
        '& .topic': { breakAfter: 'avoid' },
        '& tr:target': { backgroundColor: 'surface.laid' },
        // On a tablet, too, a reference to a clause is one line.
        '& thead th:first-of-type': { width: { sm: '36%', md: '40%' } },
        '& thead th:last-of-type': { width: { sm: '23%', md: '18%' } },
        '& th[scope=rowgroup]': {
          paddingBlock: (theme) => theme.spacing(4, 1.25),
          color: 'text.primary',
          fontFamily: typography.families.display,
          fontSize: 'sizes.title1',
          fontWeight: 'fontWeightDisplay',
        },
        [breakpoints.up('sm')]: { '& thead + tbody th[scope=rowgroup]': { paddingBlockStart: 2.5 } },
        // On a phone the source follows its answer, as a claim's does elsewhere.
        [breakpoints.down('sm')]: {
          '& > table tr': { paddingInlineStart: 4, paddingBlock: 1.25 },
          '& > table .topic': { padding: 0 },
          '& tbody th': { marginInlineStart: -4 },
          '& > table .topic > th': { margin: 0, padding: 0 },
          '& > table td': { display: 'inline' },
          '& td:last-of-type::before': { content: '" "' },
          '& td br': { display: 'none' },
          '@media screen': {
            '& tbody:is(.closed, :not(.open, :has(:target))) > tr:not(.topic)': { display: 'none' },
          },
          [withoutJs]: { '& > table tr': { display: 'block' } },
        },
      })}
    >
      <Table aria-label={text('forIt.sheet.caption')} sx={stackedTable}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>
                <FormattedMessage id={`forIt.sheet.${column}`} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        {topics.map((topic) => {
          const isOpen = isFiltered || (toggled[topic] ?? topic === asked);
          const isClosed = !isOpen && topic in toggled;
          return (
            <TableBody
              key={topic}
              id={`topic-${topic}`}
              className={isOpen ? 'open' : isClosed ? 'closed' : undefined}
            >
              <TableRow className="topic">
                <TableCell component="th" scope="rowgroup" colSpan={columns.length}>
                  <TopicButton
                    topic={topic}
                    count={rows.filter((row) => row.topic === topic).length}
                    isOpen={isOpen}
                    onPress={() => onToggle(topic, !isOpen)}
                  />
                </TableCell>
              </TableRow>
              {rows.map(
                ({ id, topic: own, links }, row) =>
                  own === topic && (
                    <TableRow key={id} id={`answer-${id}`} data-hydrate="hash">
                      <TableCell component="th" scope="row" data-number={row + 1}>
                        <FormattedMessage id={`forIt.answers.${id}.question`} />
                      </TableCell>
                      <TableCell>
                        <FormattedMessage id={`forIt.answers.${id}.answer`} />
                      </TableCell>
                      <TableCell>
                        {links.map((source, place) => (
                          <Fragment key={source.to}>
                            {place > 0 && ' '}
                            {place > 0 && <br />}
                            <SourceLink source={source} />
                          </Fragment>
                        ))}
                      </TableCell>
                    </TableRow>
                  ),
              )}
            </TableBody>
          );
        })}
      </Table>
    </Box>
  );
}
