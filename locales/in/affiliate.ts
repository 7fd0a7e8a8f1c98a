export { default } from '../en/affiliate.ts'
