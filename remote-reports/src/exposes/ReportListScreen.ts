export { ReportListScreen } from '../screens/ReportListScreen';
