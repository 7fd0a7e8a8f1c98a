export const TutorList = () => null
