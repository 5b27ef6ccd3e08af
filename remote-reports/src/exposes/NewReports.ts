export { NewReports } from '../screens/NewReports';
