export const AuditList = () => null
