import ExpandLessIcon from '@mui/icons-material/ExpandLessOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { FormattedMessage } from 'react-intl';
import { hideWithoutJsAndInPrint, withoutJs } from '../../../styles/hideWithoutJs';
import type { AnswerTopic } from '../../../data/itAnswers';

interface TopicButtonProps {
  topic: AnswerTopic;
  /** Number of its answers. */
  count: number;
  isOpen: boolean;
  onPress: () => void;
}

/** A topic's name; on a phone, a button that opens its answers. */
export function TopicButton({ topic, count, isOpen, onPress }: TopicButtonProps) {
  const name = <FormattedMessage id={`forIt.topics.${topic}`} />;
  return (
    <>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={`topic-${topic}`}
        onClick={onPress}
        sx={{
          display: { xs: 'flex', sm: 'none' },
          justifyContent: 'start',
          gap: 1.5,
          width: '100%',
          minHeight: 56,
          font: 'inherit',
          textAlign: 'start',
          '& > svg': { marginInlineStart: 'auto' },
          ...hideWithoutJsAndInPrint,
        }}
      >
        {name}
        <Box component="span" className="tabular" sx={{ color: 'text.tertiary' }}>
          <bdi dir="ltr">{count}</bdi>
        </Box>
        {isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
      </ButtonBase>
      <Box
        component="span"
        sx={{
          display: { xs: 'none', sm: 'inline' },
          [withoutJs]: { display: 'inline' },
          '@media print': { display: 'inline' },
        }}
      >
        {name}
      </Box>
    </>
  );
}
