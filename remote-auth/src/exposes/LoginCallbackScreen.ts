export { LoginCallbackScreen } from '../screens/LoginCallbackScreen';
