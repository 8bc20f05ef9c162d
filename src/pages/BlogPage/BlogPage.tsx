import Container from '@mui/material/Container';
import { BlogHead } from './BlogHead';
import { BlogPosts } from './BlogPosts';
import { PostLanguageNotice } from './PostLanguageNotice';

/** `/blog`: the blog of the language on screen, its subjects and its posts. */
export default function BlogPage() {
  return (
    // Names and titles come from editors: however long a word is, it breaks.
    <Container sx={{ overflowWrap: 'anywhere' }}>
      <BlogHead />
      <BlogPosts />
      <PostLanguageNotice />
    </Container>
  );
}
