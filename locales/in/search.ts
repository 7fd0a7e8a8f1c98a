export { default } from '../en/search.ts'
