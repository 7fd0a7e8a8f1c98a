export const TutorPage = () => null
