import InsertDriveFileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo, useState, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { LegalDocument } from '../../data/legalDocuments';
import { ClauseRow } from './ClauseRow';
import { sectionsOf, type LegalSection } from '../../data/clauses';
import { ContentsNav } from '../../components/ContentsNav';
import { belowHeader } from '../../styles/headerHeight';
import { columnsDirection, LanguageColumn, type ColumnList } from '../../components/LanguageColumn';
import { useBilingualView } from '../../hooks/useBilingualView';
import { paper } from '../../styles/printedPage';
import { numbered } from './numbered';
import { bilingualPrintStyles } from './bilingualPrintStyles';
import { LegalToolbar } from './LegalToolbar';

export interface LegalTextProps {
  document: LegalDocument;
  /** Rendered between toolbar and first section. */
  Preface?: ComponentType;
  /** Rendered after a section's clauses, by section number. */
  appendices?: Readonly<Record<string, ComponentType>>;
}

/** A legal document in one language or in both side by side. */
export function LegalText({ document, Preface, appendices = {} }: LegalTextProps) {
  const { messages } = useIntl();
  const { hash } = useLocation();
  const [active, setActive] = useState<string>();

  const view = useBilingualView(document.bundles);
  const { columns } = view;
  const sections = useMemo(() => sectionsOf(document, messages), [document, messages]);
  const [column] = columns;
  const contents = useMemo(
    () =>
      sections.map(({ id, number, titleId, isAnnex }) => ({
        id,
        // The annex's name has its letter.
        number: isAnnex ? '' : number,
        name: (
          <LanguageColumn column={column}>
            <FormattedMessage id={titleId} />
          </LanguageColumn>
        ),
      })),
    [sections, column],
  );
  const hasNotesLine =
    columns.length === 1 && sections.some(({ clauses }) => clauses.some(({ noteId }) => noteId));
  // The HTML is the same for every hash.
  const named = useDeferredValue(hash.slice(1), '');
  const shown = active ?? named;

  return (
    <>
      <GlobalStyles styles={paper} />
      <LegalToolbar document={document} columns={view} />
      {Preface && <Preface />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '260px minmax(0, 1fr)' },
          columnGap: 5,
          '@media print': { display: 'block' },
        }}
      >
        <ContentsNav
          title="legal.contents.label"
          parts={contents}
          variant="meta"
          sx={{
            position: { lg: 'sticky' },
            insetBlockStart: belowHeader,
            alignSelf: 'start',
            maxHeight: { lg: 'calc(100vh - 120px)' },
            overflowY: { lg: 'auto' },
          }}
        />
        <div>
          {hasNotesLine && (
            <Typography
              variant="meta"
              sx={{
                display: 'flex',
                gap: 1.25,
                alignItems: 'center',
                color: 'text.secondary',
                paddingBlock: 1.5,
                // Below the contents it shares their rule.
                border: '0 solid',
                borderBlockWidth: { xs: '0 1px', lg: 1 },
                borderColor: 'line.strong',
              }}
            >
              <InsertDriveFileIcon />
              <FormattedMessage id="legal.notes.line" />
            </Typography>
          )}
          {sections.map((section, index) => {
            const Appendix = appendices[section.number];
            return (
              <Box
                component="section"
                id={section.id}
                key={section.id}
                dir={columnsDirection(columns)}
                sx={{
                  // Holds the margins of its clauses, so that it keeps its size behind the open menu.
                  display: 'flow-root',
                  // The first heading is level with the contents, unless the line about the notes is.
                  paddingBlockStart: { xs: 5.5, lg: index === 0 && !hasNotesLine ? 0 : 5.5 },
                  scrollMarginBlockStart: 64,
                  ...(section.isAnnex && {
                    marginBlockStart: 5.5,
                    borderBlockStart: '3px double',
                    borderColor: 'line.strong',
                    '@media print': { breakBefore: 'page' },
                  }),
                }}
              >
                <SectionTitle section={section} columns={columns} />
                {section.clauses.map((clause) => (
                  <ClauseRow
                    key={clause.id}
                    document={document}
                    clause={clause}
                    columns={columns}
                    isActive={shown === clause.id}
                    setActive={setActive}
                  />
                ))}
                {Appendix && (
                  <Box sx={{ ...numbered(columns.length > 1), marginBlock: 1 }}>
                    <Box sx={{ gridColumn: { xs: '1 / -1', sm: '2 / -1' } }}>
                      <Appendix />
                    </Box>
                  </Box>
                )}
              </Box>
            );
          })}
        </div>
      </Box>
    </>
  );
}

/** Number and title of a section, per column. */
function SectionTitle({ section, columns }: { section: LegalSection; columns: ColumnList }) {
  return (
    <Typography
      variant="h3"
      component="h2"
      sx={{
        ...numbered(columns.length > 1),
        marginBlockEnd: 1.5,
        breakInside: 'avoid',
        ...(columns.length > 1 && bilingualPrintStyles),
      }}
    >
      {/* The annex's title has its letter. */}
      <Typography component="span" variant="inherit" color="textTertiary">
        {!section.isAnnex && section.number}
      </Typography>
      {columns.map((column, index) => (
        <LanguageColumn key={column.language} column={column}>
          <Box
            component="span"
            sx={{
              gridColumn: { xs: 2, md: 'auto' },
              ...(index > 0 && { color: { xs: 'text.secondary', md: 'inherit' } }),
            }}
          >
            <FormattedMessage id={section.titleId} />
          </Box>
        </LanguageColumn>
      ))}
    </Typography>
  );
}
