export { default } from '../en/week-grid.ts'
