export { default } from '../en/language-test.ts'
