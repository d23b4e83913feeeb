// host
