import Container from '@mui/material/Container';
import { BlogHead } from './BlogHead';
import { BlogPosts } from './BlogPosts';
import { PostLanguageNotice } from './PostLanguageNotice';

/** `/blog`: the subjects and posts of the blog in the current language. */
export default function BlogPage() {
  return (
    // Editors may write long words.
    <Container sx={{ overflowWrap: 'anywhere' }}>
      <BlogHead />
      <BlogPosts />
      <PostLanguageNotice />
    </Container>
  );
}
