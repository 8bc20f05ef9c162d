import { styled } from '@mui/material/styles';

/** Line drawings styled by class, so that they follow the colour scheme. */
const Sheet = styled('svg')(({ theme: { palette, spacing, breakpoints } }) => ({
  display: 'block',
  height: 160,
  maxWidth: '100%',
  marginBlockEnd: spacing(1.5),
  fill: palette.surface.sheet,
  stroke: palette.text.primary,
  strokeWidth: 1.5,
  '& .behind': { fill: palette.surface.laid },
  '& .text': { fill: 'none', stroke: palette.line.edge },
  '& .line': { fill: 'none' },
  '& .edge': { fill: 'none', stroke: palette.line.strong },
  '& .bold': { strokeWidth: 4 },
  '& .mark': { fill: palette.mark.flag, stroke: 'none' },
  '& .doubtful': { stroke: palette.mark.onFlag, strokeDasharray: '9 4' },
  [breakpoints.down('md')]: { height: 80 },
}));

interface DocumentDrawingProps {
  kind: 'long' | 'scanned' | 'multiple';
}

/** A long document with its schedules, a skewed scan with an uncertain line, or three documents that refer to each other. */
export function DocumentDrawing({ kind }: DocumentDrawingProps) {
  switch (kind) {
    case 'long':
      return (
        <Sheet viewBox="27 0 123 200" aria-hidden>
          <path className="behind" d="M40 30h100v150H40zM34 24h100v150H34z" />
          <path d="M28 18h100v150H28z" />
          <path className="text" d="M42 40h72M42 52h72M42 64h50M42 84h72M42 96h72M42 108h72M42 120h34" />
          <path className="edge" d="M146 186H48M142 34v150M145 36v150M148 38v150" />
        </Sheet>
      );
    case 'scanned':
      return (
        <Sheet viewBox="19 0 132 200" aria-hidden>
          <path className="behind edge" d="M30 18h110v160H30z" />
          <g transform="rotate(-4 85 100)">
            <path d="M36 22h100v150H36z" />
            <path className="text" d="M50 44h72M50 56h60M50 78h72M50 90h72M50 114h72M50 126h40" />
          </g>
          <path className="mark" d="M46 95h80v16H46z" />
          <path className="doubtful" d="M52 103h66" />
          <path className="line" d="M20 34V10h24M150 34V10h-24M20 166v24h24M150 166v24h-24" />
        </Sheet>
      );
    case 'multiple':
      return (
        <Sheet viewBox="23 0 128 200" aria-hidden>
          <path className="behind" d="M64 12h86v120H64z" />
          <path d="M44 34h86v120H44z" />
          <path d="M24 56h86v124H24z" />
          <path className="text" d="M38 80h58M38 92h58M38 104h40" />
          <path className="line" d="M62 128c38 0 22-62 56-62M62 132c60 4 50-96 76-101" />
          <path className="line bold" d="M38 129h24M118 66h8M138 31h8" />
        </Sheet>
      );
  }
}
