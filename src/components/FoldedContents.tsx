import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../translations';
import { Icon } from './Icon';

interface FoldedContentsProps {
  title: MessageId;
  children: ReactNode;
  sx?: SxProps<Theme>;
}

const styles: SxProps<Theme> = {
  borderBlock: 1,
  borderColor: 'line.strong',
  '& > summary': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: 52,
    fontWeight: 'fontWeightMedium',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
};

/** The contents of a page, folded away under their title: a narrow screen has no room for them beside the text. */
export function FoldedContents({ title, children, sx }: FoldedContentsProps) {
  return (
    <Box component="details" sx={[styles, ...(Array.isArray(sx) ? sx : [sx])] as SxProps<Theme>}>
      <summary>
        <FormattedMessage id={title} />
        <Icon name="chevronDown" />
      </summary>
      {children}
    </Box>
  );
}
