export { ReportScreen } from '../screens/ReportScreen';
