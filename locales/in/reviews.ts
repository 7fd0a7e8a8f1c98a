export { default } from '../en/reviews.ts'
