export { default } from '../en/joining.ts'
