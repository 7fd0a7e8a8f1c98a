export { default } from '../en/site-reviews.ts'
