export { AuthorizeScreen } from '../screens/AuthorizeScreen';
