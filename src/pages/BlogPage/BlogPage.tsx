import Container from '@mui/material/Container';
import { BlogHead } from './BlogHead';
import { BlogPosts } from './BlogPosts';
import { PostLanguageNotice } from './PostLanguageNotice';

/** `/blog`: the blog of the language on screen, its subjects and its posts (B2, B3). */
export default function BlogPage() {
  return (
    <Container>
      <BlogHead />
      <BlogPosts />
      <PostLanguageNotice />
    </Container>
  );
}
