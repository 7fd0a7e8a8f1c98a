export { default } from '../en/content.ts'
