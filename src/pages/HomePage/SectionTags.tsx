import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { FormattedMessage } from 'react-intl';
import { PageAnchor } from '../../components/PageLink';
import { landingSections } from '../../data/landingSections';
import { useText } from '../../locale/useText';
import { listReset } from '../../styles/listReset';
import { sectionStyle } from './israelOnly';

/** The feature tags, each a link to its section, which takes the focus. */
export function SectionTags() {
  const text = useText();
  return (
    <Container component="nav" aria-label={text('home.contents.title')}>
      <Stack
        component="ul"
        direction="row"
        sx={{
          ...listReset,
          flexWrap: 'wrap',
          gap: 0.75,
          paddingBlock: { xs: 2, md: 4 },
          borderBlockStart: 1,
          borderColor: 'line.ink',
        }}
      >
        {landingSections.map(([id]) => (
          <Stack component="li" key={id} sx={sectionStyle(id)}>
            <Chip
              component={PageAnchor}
              to={`/#${id}`}
              clickable
              label={<FormattedMessage id={`home.contents.${id}`} />}
            />
          </Stack>
        ))}
      </Stack>
    </Container>
  );
}
