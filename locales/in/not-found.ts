export { default } from '../en/not-found.ts'
