export { default } from '../en/talk.ts'
