import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { memo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LegalDocument } from '../../data/legalDocuments';
import { ClauseTools } from './ClauseTools';
import type { Clause } from '../../data/clauses';
import { ownNumber } from '../../text/clauseNumber';
import { clauseValues } from './clauseValues';
import { LanguageColumn, type ColumnList } from '../../components/LanguageColumn';
import { numbered } from './numbered';
import { bilingualPrintStyles } from './bilingualPrintStyles';

interface ClauseRowProps {
  document: LegalDocument;
  clause: Clause;
  /** One text, or two side by side. */
  columns: ColumnList;
  /** Hovered, pressed or named by the hash: shows the clause's tools, as the focus inside does. */
  isActive: boolean;
  setActive: (id: string | undefined) => void;
}

/** A clause with its number and its margin note or tools. */
export const ClauseRow = memo(function ClauseRow({
  document,
  clause,
  columns,
  isActive: isMarked,
  setActive,
}: ClauseRowProps) {
  const { id, number, textId, noteId } = clause;
  const isBilingual = columns.length > 1;
  const [hasFocus, setHasFocus] = useState(false);
  const isActive = isMarked || hasFocus;

  return (
    <Box
      id={id}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setActive(id)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setActive(undefined)}
      onFocus={() => {
        setHasFocus(true);
        setActive(id);
      }}
      onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
      onClick={() => setActive(id)}
      sx={{
        position: 'relative',
        ...numbered(isBilingual, '200px'),
        paddingBlock: 1.25,
        paddingInline: { xs: 1, md: 2 },
        // Outside the text edge, so that numbers and titles stay aligned.
        marginInline: (theme) => ({ xs: theme.spacing(-1.375, -1), md: theme.spacing(-2.375, -2) }),
        scrollMarginBlockStart: 96,
        breakInside: 'avoid',
        borderInlineStart: '3px solid transparent',
        ...(isActive
          ? { backgroundColor: 'surface.sheet', borderColor: 'line.ink' }
          : // Forced colours would show a transparent border.
            { '@media (forced-colors: active)': { borderColor: 'Canvas' } }),
        '@media print': {
          ...(isBilingual && bilingualPrintStyles['@media print']),
          borderColor: 'transparent',
          backgroundColor: 'transparent',
        },
      }}
    >
      <Link
        href={`#${id}`}
        underline="hover"
        className="tabular"
        sx={{
          color: 'text.tertiary',
          typography: 'meta',
          lineHeight: 2.05,
          justifySelf: 'start',
          minWidth: 24,
        }}
      >
        <bdi dir="ltr">{ownNumber(number, columns[0].language)}</bdi>
      </Link>
      {columns.map((column, index) => (
        <LanguageColumn key={column.language} column={column}>
          <Box
            component="p"
            sx={{
              typography: 'document',
              margin: 0,
              maxWidth: '35em',
              gridColumn: { xs: 2, md: 'auto' },
              ...(index > 0 && {
                // Aligned to the start of its own language, as its heading is.
                justifySelf: { xs: 'self-start', md: 'auto' },
                marginBlockStart: { xs: 1.5, md: 0 },
                color: { xs: 'text.secondary', md: 'inherit' },
              }),
            }}
          >
            <FormattedMessage id={textId} values={clauseValues[column.language]} />
          </Box>
        </LanguageColumn>
      ))}
      {!isBilingual && noteId && (
        <LanguageColumn column={columns[0]}>
          <Box
            role="note"
            sx={{
              // Excluded from selections, so that clauses are copied and marked without their notes.
              userSelect: 'none',
              typography: 'meta',
              color: 'text.secondary',
              borderInlineStart: 1,
              borderColor: 'line.strong',
              paddingInlineStart: 2,
              marginInlineStart: { md: 3.5 },
              marginBlock: (theme) => ({ xs: theme.spacing(0.75), md: theme.spacing(0.75, 0) }),
              textWrap: 'balance',
              alignSelf: 'start',
              gridColumn: { xs: 2, md: 3 },
              visibility: { md: isActive ? 'hidden' : 'visible' },
              '@media print': { visibility: 'visible' },
            }}
          >
            <FormattedMessage id={noteId} />
          </Box>
        </LanguageColumn>
      )}
      {isActive && (
        <Box
          sx={{
            gridColumn: { xs: 2, md: isBilingual ? 'auto' : 3 },
            // Beside one text its icons stand where the notes begin.
            marginInlineStart: { xs: -1, md: isBilingual ? 0 : 4.875 },
            position: { md: 'absolute' },
            // One line high, so that it fits clauses of one line.
            insetBlockStart: (theme) => theme.spacing(1),
            insetInlineEnd: isBilingual ? 0 : undefined,
            width: { md: 112 },
            displayPrint: 'none',
          }}
        >
          <ClauseTools document={document} clause={clause} column={columns[0]} />
        </Box>
      )}
    </Box>
  );
});
