export { default } from '../en/feedback.ts'
