export { LoginScreen } from '../screens/LoginScreen';
