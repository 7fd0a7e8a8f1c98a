export { default } from '../en/filters.ts'
