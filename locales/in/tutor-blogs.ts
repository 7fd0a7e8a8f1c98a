export { default } from '../en/tutor-blogs.ts'
