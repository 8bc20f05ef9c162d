import { styled } from '@mui/material/styles';

/** The steps of an installation in order. */
export const installSteps = ['run', 'setup', 'launch'] as const;

type InstallStep = (typeof installSteps)[number];

/**
 * Line drawings styled by class, so that they follow the colour scheme. Windows are mirrored in Hebrew; pointers and check marks are not.
 */
const Desk = styled('svg')(({ theme: { palette } }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  backgroundColor: palette.surface.desk,
  fill: 'none',
  stroke: palette.text.primary,
  strokeWidth: 1.5,
  strokeLinecap: 'square',
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
  '& .sheet': { fill: palette.surface.sheet, stroke: palette.line.strong },
  '& .chrome': { fill: palette.surface.laid, stroke: palette.line.strong },
  '& .ground': { fill: palette.surface.desk, stroke: 'none' },
  '& .chosen': { fill: palette.surface.laid, stroke: 'none' },
  '& .ink': { fill: palette.text.primary, stroke: 'none' },
  '& .name': { strokeWidth: 4 },
  '& .text': { stroke: palette.line.edge },
  '& .rule': { stroke: palette.line.strong },
  '& .edge': { fill: palette.surface.sheet, stroke: palette.line.edge },
  '& .filled': { fill: palette.action.fill, stroke: 'none' },
  '& .onFill': { stroke: palette.action.onFill, strokeWidth: 2 },
  '& .delete': { stroke: palette.mark.delete },
  '& .insert': { stroke: palette.mark.insert },
  '& .pointer': { fill: palette.text.primary, stroke: palette.surface.sheet, strokeLinejoin: 'round' },
  '& .upright': {
    transformBox: 'fill-box',
    transformOrigin: 'center',
    '[dir=rtl] &': { transform: 'scaleX(-1)' },
  },
}));

/** An empty window with a title bar. */
function Window({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return (
    <>
      <rect className="sheet" {...{ x, y, width, height }} rx="6" />
      <path className="chrome" d={`M${x} ${y + 28}v-22a6 6 0 0 1 6-6h${width - 12}a6 6 0 0 1 6 6v22z`} />
      {[18, 32, 46].map((offset) => (
        <circle key={offset} cx={x + offset} cy={y + 14} r="4" />
      ))}
    </>
  );
}

/** The browser's downloads, with the pointer on the latest. */
function Downloads() {
  return (
    <>
      <Window x={48} y={36} width={264} height={230} />
      <path className="chosen" d="M49 80h262v58H49z" />
      <path className="ink" d="M49 80h4v58h-4z" />
      <path d="M70 94h30v30H70z" />
      <path d="M85 99v13M79.500 107l5.500 5.500 5.500-5.500M78 118h14" />
      <path className="name" d="M118 103h104" />
      <path className="text" d="M118 118h62M268 103h24" />
      <path className="rule" d="M49 138.500h262M49 192.500h262" />
      <path className="text" d="M77 153h12l6 6v20H77zM89 153v6h6M118 161h84M118 175h48M268 161h24" />
      <path className="text" d="M77 207h12l6 6v20H77zM89 207v6h6M118 215h70M118 229h56M268 215h24" />
      <path
        className="pointer upright"
        d="M226 106v26l6.600-5.800 4.600 10.300 4.700-2.100-4.600-10.200 8.800-.6z"
      />
    </>
  );
}

/** The setup window at its third step. */
function Setup() {
  return (
    <>
      <Window x={60} y={36} width={240} height={178} />
      <path className="rule" d="M112.500 64v150M115.500 64v150" />
      <path className="upright" d="M79 92l5 5 9-10" />
      <path className="upright" d="M79 118l5 5 9-10" />
      <circle className="ink" cx="86" cy="145" r="4.500" />
      <path className="text" d="M134 92h126M134 118h104" />
      <path className="name" d="M134 145h74" />
      <path className="rule" d="M116 168.500h184" />
      <rect className="edge" x="166" y="180" width="54" height="22" rx="3" />
      <path className="text" d="M182 191h22" />
      <rect className="filled" x="230" y="180" width="54" height="22" rx="3" />
      <path className="onFill" d="M246 191h22" />
    </>
  );
}

/** A document with a change, and the panel that proposes it. */
function Document() {
  return (
    <>
      <Window x={36} y={36} width={288} height={230} />
      <path className="ground" d="M37 64.500h182V250H37z" />
      <path className="sheet" d="M56 84h144v170H56z" />
      <path className="name" d="M74 106h52" />
      <path className="text" d="M74 126h108M74 142h96M74 158h26M74 206h108M74 222h84" />
      <path className="delete" d="M106 158h32" />
      <path className="text" d="M106 154.500h32M106 161.500h32" opacity=".5" />
      <path className="insert" d="M144 156h38M144 160h38M74 172h56M74 176h56" />
      <path className="text" d="M136 174h46M74 190h92" />
      <path className="name" d="M191 152v28" strokeWidth="2" />
      <path className="rule" d="M219.500 64v190" />
      <path className="name" d="M234 82h26" />
      <path d="M233 90h30" strokeDasharray="0 4" strokeLinecap="round" strokeWidth="2" />
      <path className="edge" d="M234 106h76v62h-76z" />
      <path className="ink" d="M234 106h3v62h-3z" />
      <path className="name" d="M246 119h36" strokeWidth="3" />
      <path className="text" d="M246 132h52" />
      <rect className="filled" x="245" y="144" width="25" height="14" rx="2" />
      <rect className="edge" x="275" y="144" width="25" height="14" rx="2" />
      <path className="rule" d="M234 180h76v44h-76zM246 194h40M246 208h52" />
    </>
  );
}

/** The drawings, and where a close view begins, so that every window ends at the view's edges. */
const drawings = {
  run: { Drawing: Downloads, close: '21 34' },
  setup: { Drawing: Setup, close: '9 9' },
  launch: { Drawing: Document, close: '33 34' },
} as const;

interface InstallDrawingProps {
  step: InstallStep;
  /** Without the desk around the window. */
  isClose?: boolean;
}

/** A drawing of an installation step. Decorative, since the step's text says the same. */
export function InstallDrawing({ step, isClose }: InstallDrawingProps) {
  const { Drawing, close } = drawings[step];
  return (
    <Desk viewBox={isClose ? `${close} 292 206` : '0 0 360 240'} aria-hidden focusable="false">
      <Drawing />
    </Desk>
  );
}
