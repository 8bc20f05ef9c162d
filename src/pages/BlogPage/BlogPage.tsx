import Container from '@mui/material/Container';
import { BlogHead } from './BlogHead';
import { BlogPosts } from './BlogPosts';
import { PostLanguageNotice } from './PostLanguageNotice';

/** `/blog`: the blog of the language on screen, its subjects and its posts. */
export default function BlogPage() {
  return (
    <Container>
      <BlogHead />
      <BlogPosts />
      <PostLanguageNotice />
    </Container>
  );
}
