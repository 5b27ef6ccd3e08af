export { ReportNews } from '../screens/ReportNews';
