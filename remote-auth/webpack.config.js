import { createRemoteConfig } from '../webpack.shared.js';

export default createRemoteConfig('remote-auth');
